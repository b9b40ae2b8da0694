// Runs before anything is installed: plain JavaScript without dependencies. No top-level `import`, so that even a Node
// far too old for this project can read this file and report its age.
//
//   node server/launch/prepare.js <start|dev|test>
var oldestMajor = 20;

if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
  console.error(
    'Node ' + process.versions.node + ' is too old: install Node ' + oldestMajor + ' or newer, then run this again.',
  );
  process.exitCode = 1;
} else {
  void import('./steps.js').then(function (steps) {
    return steps.prepare(process.argv[2] || '');
  });
}
