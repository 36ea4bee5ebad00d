import { useField } from '@conform-to/react'
import {
  Bold,
  Heading2,
  Link as LinkIcon,
  List,
  ListOrdered,
  Minus,
  Quote,
  Table,
  type LucideIcon,
} from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { inputClassName } from '#app/components/ui/input'
import {
  MARKDOWN_COMMANDS,
  runMarkdownCommand,
  type MarkdownCommand,
  type Replacement,
} from './markdown-commands'

const icons: Record<MarkdownCommand, LucideIcon> = {
  heading: Heading2,
  bold: Bold,
  list: List,
  ordered: ListOrdered,
  quote: Quote,
  link: LinkIcon,
  table: Table,
  divider: Minus,
}
/** In characters; contract/admin/admin-article.ts. */
const maxLength = 60_000

/** The text of an article with a toolbar, and where its caret is, so that a picture is inserted there. */
export function ArticleTextField({ text: writtenText }: { text: string }) {
  const { t } = useTranslation('admin-articles')
  const [{ id, errors }] = useField<string>('text')
  const error = errors?.[0]
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<HTMLInputElement>(null)
  function run(command: MarkdownCommand) {
    const field = area.current
    if (!field) return
    const { value: text, selectionStart: start, selectionEnd: end } = field
    const sample = t('sample', { returnObjects: true })
    replaceText(field, runMarkdownCommand(command, { text, start, end }, sample))
  }
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="text-sm text-muted-foreground">
          {t('fields.text')}
        </label>
        <div role="group" aria-label={t('tools.label')} className="needs-script flex flex-wrap gap-0.5">
          {MARKDOWN_COMMANDS.map((command) => (
            <ToolButton key={command} command={command} onPress={run} />
          ))}
        </div>
      </div>
      <textarea
        ref={area}
        id={id}
        name="text"
        defaultValue={writtenText}
        rows={22}
        maxLength={maxLength}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cn(inputClassName, 'min-h-80 font-mono text-sm leading-6')}
        onSelect={({ currentTarget }) => {
          if (caret.current) caret.current.value = String(currentTarget.selectionEnd)
        }}
      />
      <input ref={caret} type="hidden" name="caret" />
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-destructive">
          {error}
        </p>
      ) : null}
      <p className="mt-1 text-sm text-subtle-foreground">{t('fields.textHint')}</p>
    </div>
  )
}

type ToolButtonProps = { command: MarkdownCommand; onPress(command: MarkdownCommand): void }

function ToolButton({ command, onPress }: ToolButtonProps) {
  const { t } = useTranslation('admin-articles')
  const Icon = icons[command]
  return (
    <button
      type="button"
      aria-label={t(`tools.${command}`)}
      title={t(`tools.${command}`)}
      // Leaves the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(command)}
      className="grid size-9 place-items-center rounded text-muted-foreground hover:bg-accent hover:text-foreground [&_svg]:size-4"
    >
      <Icon aria-hidden />
    </button>
  )
}

/** Replaces a part of the text as if it was typed, so that it can be undone. */
function replaceText(field: HTMLTextAreaElement, { from, to, by, start, end }: Replacement): void {
  field.focus()
  field.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, by)) {
    field.setRangeText(by)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}
