//! The chromedriver process, which starts and controls Chromium. Nothing that it started outlives the test, however
//! the test ends.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::{env, mem};

/// A running chromedriver. Dropping it kills it and every browser that it started.
pub struct Chromedriver {
    shell: Child,
    lifeline: Option<ChildStdin>,
    port: u16,
    // Kept open, because chromedriver would stumble over a closed one.
    _output: BufReader<ChildStdout>,
}

impl Chromedriver {
    /// Starts chromedriver on a free port.
    pub fn start() -> Self {
        let program = program("CHROMEDRIVER", "chromedriver");
        // The shell leads a process group to which chromedriver and the browser belong. It waits for the end of its
        // input, which comes when the lifeline is dropped or when the test's process dies, and then kills the group.
        let mut shell = Command::new("sh")
            .args(["-c", r#""$0" --port=0 2>&1 & read -r _; kill -9 0"#, &program])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        let lifeline = shell.stdin.take();
        let mut output = BufReader::new(shell.stdout.take().expect("its output is piped"));
        let port = port_in(&mut output, &program);
        Self { shell, lifeline, port, _output: output }
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        drop(mem::take(&mut self.lifeline));
        self.shell.wait().ok();
    }
}

/// The browser that chromedriver is to start.
pub fn chromium() -> String {
    program("CHROMIUM", "chromium")
}

/// The program that `variable` names, or else the one called `usual` on PATH, with its full path.
fn program(variable: &str, usual: &str) -> String {
    let name = env::var(variable).unwrap_or_else(|_| usual.to_owned());
    let found = Command::new("sh").args(["-c", r#"command -v "$0""#, &name]).output().expect("there is a shell");
    assert!(found.status.success(), "{name} is missing: run `make test-browser`, which installs it");
    String::from_utf8_lossy(&found.stdout).trim().to_owned()
}

fn port_in(output: &mut impl BufRead, program: &str) -> u16 {
    let mut said = String::new();
    loop {
        let before = said.len();
        let read = output.read_line(&mut said).unwrap_or(0);
        assert!(read > 0, "{program} ended before it said its port:\n{said}");
        if let Some((_, port)) = said[before..].split_once("successfully on port ") {
            return port.trim().trim_end_matches('.').parse().expect("chromedriver says its port as a number");
        }
    }
}
