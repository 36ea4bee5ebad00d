import { effortsBefore } from './efforts-before'
import { taskNames, type TaskName } from './journey'
import type { Effort, Hand } from './person'

/** After is to be at most half of before. */
const targetShare = 0.5

const pressesOf = ({ clicks, keys }: Pick<Effort, 'clicks' | 'keys'>) => clicks + keys
const clicksAndKeys = ({ clicks, keys }: Pick<Effort, 'clicks' | 'keys'>) =>
  [clicks && `${clicks} ×●`, keys && `${keys} ×⌨`].filter(Boolean).join(' + ') || '0'

/** Formats what the tasks took beside what they took before: presses, and seconds of a person with the texts they type. */
export function formatEfforts(hand: Hand, efforts: ReadonlyMap<TaskName, Effort>): string {
  const before = effortsBefore[hand]
  const rows = taskNames.map((name) => {
    const [then, now] = [before[name], efforts.get(name)!]
    return [
      name + (then.instead ? ` (before: ${then.instead})` : ''),
      String(pressesOf(then)),
      String(pressesOf(now)),
      clicksAndKeys(now),
      then.seconds.toFixed(0),
      now.seconds.toFixed(0),
    ]
  })
  const [then, now] = [sum(Object.values(before)), sum([...efforts.values()])]
  const target = Math.floor(pressesOf(then) * targetShare)
  const verdict = pressesOf(now) <= target ? 'ok' : 'missed'
  const total = ['all', String(pressesOf(then)), String(pressesOf(now)), clicksAndKeys(now)]
  const table = [
    [hand, 'before', 'after', 'presses and command keys', 's before', 's after'],
    ...rows,
    [...total, then.seconds.toFixed(0), now.seconds.toFixed(0)],
  ]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => [...row[column]!].length)))
  const lines = table.map((row) => row.map((cell, column) => pad(cell, widths[column]!, column)).join('  '))
  return [
    ...lines,
    `target: at most ${target} presses: ${verdict}. Typed besides: ${now.textKeys} keys.`,
  ].join('\n')
}

function pad(cell: string, width: number, column: number): string {
  const spaces = ' '.repeat(width - [...cell].length)
  return column === 0 || column === 3 ? cell + spaces : spaces + cell
}

function sum(efforts: readonly Omit<Effort, 'textKeys'>[] | readonly Effort[]): Effort {
  const total = { clicks: 0, keys: 0, textKeys: 0, seconds: 0 }
  for (const effort of efforts) {
    total.clicks += effort.clicks
    total.keys += effort.keys
    total.seconds += effort.seconds
    if ('textKeys' in effort) total.textKeys += effort.textKeys
  }
  return total
}
