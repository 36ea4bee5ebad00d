// What `npm test` and `npm run test:deep` run, in order. `beside` begins at once, while the steps before it go on:
// it fills the core that they leave idle.
const tsx = ['node', '--import', 'tsx']
const units = (report, filter) => [
  ...['npx', 'vitest', 'run', '--reporter=default', '--reporter=json'],
  `--outputFile.json=${report}`,
  `--tags-filter=${filter}`,
]
const journeys = ['npx', 'playwright', 'test', '--reporter=list,json']
const npm = (...args) => ['npm', 'run', '--silent', ...args]

export const reports = { vitest: '.cache/tests/vitest.json', playwright: '.cache/tests/playwright.json' }
const journeysReport = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }

export const commands = {
  /** What a change can break every day: at most 15 minutes on two cores, with the installation. */
  daily: [
    { name: 'types', args: npm('types') },
    { name: 'build', args: ['node', 'scripts/build.mjs'] },
    { name: 'unit and integration', args: units(reports.vitest, '!deep') },
    { name: 'audit', args: [...tsx, 'scripts/audit-dependencies.ts'], beside: true },
    { name: 'lint', args: npm('lint'), beside: true },
    { name: 'end to end', args: journeys, env: { TEST_DEPTH: 'daily', ...journeysReport } },
    { name: 'crash', args: npm('kill-while-saving'), env: { ROUNDS: '1' } },
    { name: 'purchases in chaos', args: npm('chaotic-purchases'), env: { PURCHASES: '100' } },
  ],
  /** The rest: matrices, properties at full size, faults. Before an issue is said to be resolved. */
  deep: [
    { name: 'build', args: ['node', 'scripts/build.mjs'] },
    {
      name: 'unit and integration',
      args: units(reports.vitest, 'deep || sized'),
      env: { TEST_DEPTH: 'deep' },
    },
    { name: 'end to end', args: journeys, env: { TEST_DEPTH: 'deep', ...journeysReport } },
    { name: 'crash', args: npm('kill-while-saving'), env: { ROUNDS: '20' } },
    { name: 'purchases in chaos', args: npm('chaotic-purchases'), env: { PURCHASES: '2000' } },
    { name: 'on Node 24', args: npm('smoke:node24') },
    { name: 'the image', args: npm('try-image') },
    { name: 'machines', args: npm('try-machines') },
    { name: 'screenshots', args: npm('screenshots:pages') },
    { name: 'browsers', args: npm('try-browsers') },
    { name: 'faults', args: npm('faults') },
  ],
}
