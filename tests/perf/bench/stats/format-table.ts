import { meetsTarget, type Measurement } from './measurement'

/** Formats the figures as a text table: figure, measured, target, ok or missed. */
export function formatTable(measurements: Measurement[]): string {
  const rows = toRows(measurements)
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map(([name = '', measured = '', target = '', verdict = '']) =>
    [
      name.padEnd(widths[0]!),
      measured.padStart(widths[1]!),
      target.padStart(widths[2]!),
      verdict.padEnd(widths[3]!),
    ]
      .join('  ')
      .trimEnd(),
  )
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)))
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

/** Returns the rows of the table with its header. */
export function toRows(measurements: Measurement[]): string[][] {
  return [['figure', 'measured', 'target', ''], ...measurements.map(toRow)]
}

function toRow(measurement: Measurement): string[] {
  const met = meetsTarget(measurement)
  return [
    measurement.name,
    formatValue(measurement.measured, measurement.unit),
    formatTarget(measurement),
    formatVerdict(met),
  ]
}

function formatVerdict(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'ok' : 'missed'
}

function formatTarget({ measured, unit, max: atMost, min: atLeast }: Measurement): string {
  if (typeof measured === 'boolean') return 'yes'
  if (atMost !== undefined) return `≤ ${formatValue(atMost, unit)}`
  return atLeast === undefined ? '' : `≥ ${formatValue(atLeast, unit)}`
}

function formatValue(value: number | boolean, unit = ''): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}`.trim()
}
