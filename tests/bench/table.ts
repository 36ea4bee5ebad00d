import { isMet, type Figure } from './figure'

/** The figures as a table of text: figure, measured, target, ok or missed. */
export function tableOf(figures: Figure[]): string {
  const rows = rowsOf(figures)
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

/** The same, cell by cell, with its head. */
export function rowsOf(figures: Figure[]): string[][] {
  return [['figure', 'measured', 'target', ''], ...figures.map(rowOf)]
}

function rowOf(figure: Figure): string[] {
  const met = isMet(figure)
  return [figure.name, said(figure.measured, figure.unit), targetOf(figure), verdictOf(met)]
}

function verdictOf(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'ok' : 'missed'
}

function targetOf({ measured, unit, atMost, atLeast }: Figure): string {
  if (typeof measured === 'boolean') return 'yes'
  if (atMost !== undefined) return `≤ ${said(atMost, unit)}`
  return atLeast === undefined ? '' : `≥ ${said(atLeast, unit)}`
}

function said(value: number | boolean, unit = ''): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}`.trim()
}
