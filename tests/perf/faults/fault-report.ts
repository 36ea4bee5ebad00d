import { readLoadAverage, markdownTable, describeRun, writeSection } from '../bench/stats/performance-doc'

type Row = { what: string; found: string; '': 'ok' | 'wrong' }

/** Collects the checks of a fault: rows of a table, and the exit status. `name` is the script's name. */
export function createFaultReport(name: string, fault: string) {
  const rows: Row[] = []
  const loadBefore = readLoadAverage()
  // Signals alone would leave the product and its folder behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  return {
    check(what: string, isOk: boolean, found: string | number = ''): void {
      rows.push({ what, found: String(found), '': isOk ? 'ok' : 'wrong' })
    },
    /**
     * Prints the table, writes it into docs/performance.md with `--write`, and ends the process with 1 when
     * any check failed.
     */
    async finish(): Promise<never> {
      console.log(`\n${fault}`)
      console.table(rows)
      if (process.argv.includes('--write')) {
        const cells = rows.map(({ what, found, '': verdict }) => [what, found, verdict])
        const table = markdownTable([['looked at', 'found', ''], ...cells])
        await writeSection(name, `${fault} · ${describeRun(loadBefore)}\n\n${table}`)
      }
      process.exit(rows.some((row) => row[''] === 'wrong') || rows.length === 0 ? 1 : 0)
    },
  }
}
