// Runs before anything is installed, so it is plain JavaScript without dependencies, and without `import` lines at the
// top: even a Node far too old for this project must be able to read this file and say so.
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
