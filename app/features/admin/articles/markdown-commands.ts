/** A text with its selection, from `start` to `end`. */
export type Selection = { text: string; start: number; end: number }
/** What replaces a part of a text, and what is selected then. */
export type Replacement = { from: number; to: number; by: string; start: number; end: number }

export const MARKDOWN_COMMANDS = [
  'heading',
  'bold',
  'list',
  'ordered',
  'quote',
  'link',
  'table',
  'divider',
] as const
export type MarkdownCommand = (typeof MARKDOWN_COMMANDS)[number]

/** Written where nothing is selected. */
export type SampleTexts = Record<'heading' | 'bold' | 'item' | 'quote' | 'link' | 'table', string>

const linePrefixes = {
  heading: { prefix: () => '## ', sample: 'heading' },
  list: { prefix: () => '- ', sample: 'item' },
  ordered: { prefix: (index: number) => `${index + 1}. `, sample: 'item' },
  quote: { prefix: () => '> ', sample: 'quote' },
} as const

/** What a button of the toolbar makes of the selected text. */
export function runMarkdownCommand(
  command: MarkdownCommand,
  selection: Selection,
  sample: SampleTexts,
): Replacement {
  const { text, start, end } = selection
  const selected = text.slice(start, end)
  if (command === 'bold') return wrap(selection, '**', selected || sample.bold, '**')
  if (command === 'link') return wrap(selection, '[', selected || sample.link, '](https://)')
  if (command === 'table') return insertBlock(selection, sample.table)
  if (command === 'divider') return insertBlock(selection, '---')
  const { prefix, sample: name } = linePrefixes[command]
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd < 0 ? text.length : lineEnd
  const lines = text.slice(from, to) || sample[name]
  const by = lines
    .split('\n')
    .map((line, index) => `${prefix(index)}${line}`)
    .join('\n')
  return { from, to, by, start: from, end: from + by.length }
}

function wrap({ start, end }: Selection, before: string, inner: string, after: string): Replacement {
  const innerStart = start + before.length
  return {
    from: start,
    to: end,
    by: before + inner + after,
    start: innerStart,
    end: innerStart + inner.length,
  }
}

/** Inserts a block after the selection, between empty lines. */
export function insertBlock({ text, end }: Pick<Selection, 'text' | 'end'>, block: string): Replacement {
  const before = text.slice(0, end)
  const after = text.slice(end)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const start = end + gap.length
  return { from: end, to: end, by: gap + block + tail, start, end: start + block.length }
}

export function applyReplacement(text: string, { from, to, by }: Replacement): string {
  return `${text.slice(0, from)}${by}${text.slice(to)}`
}
