import { useTranslation } from 'react-i18next'
import type { Editor } from '@tiptap/core'
import {
  Bold,
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Sparkles,
  Underline,
  type LucideIcon,
} from 'lucide-react'
import { memo, useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { LinkForm } from './link-form'

/** Starts a change of its own undo step. */
const ownStep = (editor: Editor) => editor.chain().focus().setMeta('apart', true)
type Command = ReturnType<typeof ownStep>

const commands = {
  bold: { icon: Bold, keys: 'Ctrl+B', add: (step: Command) => step.toggleBold() },
  italic: { icon: Italic, keys: 'Ctrl+I', add: (step: Command) => step.toggleItalic() },
  underline: { icon: Underline, keys: 'Ctrl+U', add: (step: Command) => step.toggleUnderline() },
  bulletList: { icon: List, keys: 'Ctrl+Shift+8', add: (step: Command) => step.toggleBulletList() },
  orderedList: { icon: ListOrdered, keys: 'Ctrl+Shift+7', add: (step: Command) => step.toggleOrderedList() },
} as const
const commandNames = Object.keys(commands) as (keyof typeof commands)[]

/** Behind “…” beside the page, where the tools stand over the text. */
const rareCommands: (keyof typeof commands)[] = ['italic', 'underline', 'orderedList']

/** The formatting toolbar: one tab stop, arrow keys inside. */
export const RichTextToolbar = memo(function RichTextToolbar({
  editor,
  onRewriteLine,
}: {
  editor: Editor
  /** Rewrites the line at the caret with AI. */
  onRewriteLine(): void
}) {
  const { t } = useTranslation('editor-tools')
  const state = useActiveMarks(editor)
  const [isLinkFormOpen, setIsLinkFormOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    const keys = (event: globalThis.KeyboardEvent) => {
      const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ''
      if (key !== 'k' && key !== 'j') return
      event.preventDefault()
      if (key === 'k') setIsLinkFormOpen(true)
      else onRewriteLine()
    }
    const { dom } = editor.view
    dom.addEventListener('keydown', keys)
    return () => dom.removeEventListener('keydown', keys)
  }, [editor, onRewriteLine])
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('rich.toolbar')}
        onKeyDown={moveFocus}
        // Leaves the focus, and so the phone's keyboard, in the text.
        onMouseDown={(event) => event.preventDefault()}
        data-all={showsAll || undefined}
        className="rich-text-tools col-span-2 row-start-2 flex max-sm:-mx-1 max-sm:mb-1 sm:absolute sm:-top-1.5 sm:right-0"
      >
        {commandNames.map((name, i) => {
          const { add, ...shown } = commands[name]
          return (
            <ToolbarButton
              key={name}
              {...shown}
              isRare={rareCommands.includes(name)}
              tabIndex={i === 0 ? 0 : -1}
              label={t(`rich.${name}`)}
              aria-pressed={state.includes(name)}
              onClick={() => add(ownStep(editor)).run()}
            />
          )
        })}
        {state.includes('listItem') ? (
          <>
            <ToolbarButton
              icon={IndentIncrease}
              isRare
              label={t('rich.in')}
              keys="Tab"
              onClick={() => state.includes('sink') && ownStep(editor).sinkListItem('listItem').run()}
              aria-disabled={!state.includes('sink')}
            />
            <ToolbarButton
              icon={IndentDecrease}
              isRare
              label={t('rich.out')}
              keys="Shift+Tab"
              onClick={() => ownStep(editor).liftListItem('listItem').run()}
            />
          </>
        ) : null}
        <ToolbarButton
          icon={LinkIcon}
          data-link
          label={t('rich.link')}
          keys="Ctrl+K"
          aria-pressed={state.includes('link')}
          onClick={() => setIsLinkFormOpen(!isLinkFormOpen)}
        />
        <ToolbarButton
          icon={Sparkles}
          label={t('marks.rewrite')}
          name="AI"
          keys="Ctrl+J"
          onClick={onRewriteLine}
        />
        <ToolbarButton
          icon={Ellipsis}
          label={t(showsAll ? 'rich.fewer' : 'rich.more')}
          data-more
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        />
      </div>
      {isLinkFormOpen ? <LinkForm editor={editor} onDone={() => setIsLinkFormOpen(false)} /> : null}
    </>
  )
})

type ToolbarButtonProps = {
  icon: LucideIcon
  label: string
  /** Beside its picture. */
  name?: string
  keys?: string
  isRare?: boolean
} & ComponentProps<'button'>

function ToolbarButton({ icon: Icon, label, name, keys, isRare, ...button }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={keys ? `${label} ${keys}` : label}
      data-rare={isRare || undefined}
      {...button}
      className="flex h-8 min-w-8 items-center justify-center gap-1 rounded px-1.5 text-xs font-medium max-sm:h-9 max-sm:min-w-9 text-muted-foreground hover:bg-accent hover:text-foreground aria-disabled:opacity-45 aria-pressed:bg-secondary aria-pressed:text-primary [&_svg]:size-4"
    >
      <Icon aria-hidden />
      {name}
    </button>
  )
}

const isShown = (button: HTMLElement) => getComputedStyle(button).display !== 'none'

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(isShown)
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (step === 0 || at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]!.focus()
}

/** The marks and lists at the caret; re-renders only when they change, not on each keystroke. */
function useActiveMarks(editor: Editor): string[] {
  const [state, setState] = useState('')
  useEffect(() => {
    const readState = () =>
      setState(
        [...commandNames, 'link', 'listItem']
          .filter((name) => editor.isActive(name))
          .concat(editor.can().sinkListItem('listItem') ? 'sink' : [])
          .join(),
      )
    readState()
    editor.on('transaction', readState)
    return () => void editor.off('transaction', readState)
  }, [editor])
  return state.split(',')
}
