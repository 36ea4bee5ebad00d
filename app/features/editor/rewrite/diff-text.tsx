import type { DiffPart } from './rewrite-types'

const removedClass =
  'rounded-sm bg-destructive/10 text-destructive decoration-destructive/50 box-decoration-clone'
const addedClass =
  'rounded-sm bg-secondary text-primary-strong no-underline box-decoration-clone dark:text-primary'

/** A part of a difference: removed, added or the same. */
export function DiffText({ kind, text }: DiffPart) {
  if (kind === 'same') return <UnchangedText text={text} />
  if (kind === 'gone') return <del className={removedClass}>{text}</del>
  return <ins className={addedClass}>{text}</ins>
}

/** Unchanged text with its markup characters dimmed. */
function UnchangedText({ text }: { text: string }) {
  return text.split(/(\*\*|<\/?u>|^[-*] )/m).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="text-subtle-foreground">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
