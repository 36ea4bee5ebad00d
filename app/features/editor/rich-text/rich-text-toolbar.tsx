import { useTranslation } from 'react-i18next'
import type { Editor } from '@tiptap/core'
import {
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Underline,
} from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { cn } from '#app/components/ui/cn'
import { LinkForm } from './link-form'

const commands = {
  bold: {
    icon: Bold,
    keys: 'Ctrl+B',
    run: (editor: Editor) => editor.chain().focus().setMeta('apart', true).toggleBold().run(),
  },
  italic: {
    icon: Italic,
    keys: 'Ctrl+I',
    run: (editor: Editor) => editor.chain().focus().setMeta('apart', true).toggleItalic().run(),
  },
  underline: {
    icon: Underline,
    keys: 'Ctrl+U',
    run: (editor: Editor) => editor.chain().focus().setMeta('apart', true).toggleUnderline().run(),
  },
  bulletList: {
    icon: List,
    keys: 'Ctrl+Shift+8',
    run: (editor: Editor) => editor.chain().focus().setMeta('apart', true).toggleBulletList().run(),
  },
  orderedList: {
    icon: ListOrdered,
    keys: 'Ctrl+Shift+7',
    run: (editor: Editor) => editor.chain().focus().setMeta('apart', true).toggleOrderedList().run(),
  },
} as const
const commandNames = Object.keys(commands) as (keyof typeof commands)[]

/** The formatting toolbar: one tab stop, arrow keys inside. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor-tools')
  const state = useActiveMarks(editor)
  const [isLinkFormOpen, setIsLinkFormOpen] = useState(false)
  useEffect(() => {
    const keys = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsLinkFormOpen(true)
    }
    const { dom } = editor.view
    dom.addEventListener('keydown', keys)
    return () => dom.removeEventListener('keydown', keys)
  }, [editor])
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('rich.toolbar')}
        onKeyDown={moveFocus}
        // Leaves the focus, and so the phone's keyboard, in the text.
        onMouseDown={(event) => event.preventDefault()}
        className="flex max-sm:-mx-1 max-sm:mb-1 sm:absolute sm:-top-1.5 sm:right-0"
      >
        {commandNames.map((name, i) => {
          const { icon: Icon, keys, run } = commands[name]
          return (
            <ToolbarButton
              key={name}
              isFirst={i === 0}
              label={t(`rich.${name}`)}
              keys={keys}
              isPressed={state.includes(name)}
              onPress={() => run(editor)}
            >
              <Icon aria-hidden />
            </ToolbarButton>
          )
        })}
        {state.includes('listItem') ? (
          <>
            <ToolbarButton
              label={t('rich.in')}
              keys="Tab"
              onPress={() => editor.chain().focus().setMeta('apart', true).sinkListItem('listItem').run()}
              disabled={!state.includes('sink')}
            >
              <IndentIncrease aria-hidden />
            </ToolbarButton>
            <ToolbarButton
              label={t('rich.out')}
              keys="Shift+Tab"
              onPress={() => editor.chain().focus().setMeta('apart', true).liftListItem('listItem').run()}
            >
              <IndentDecrease aria-hidden />
            </ToolbarButton>
          </>
        ) : null}
        <ToolbarButton
          label={t('rich.link')}
          keys="Ctrl+K"
          isPressed={state.includes('link')}
          onPress={() => setIsLinkFormOpen(!isLinkFormOpen)}
        >
          <LinkIcon aria-hidden />
        </ToolbarButton>
      </div>
      {isLinkFormOpen ? <LinkForm editor={editor} onDone={() => setIsLinkFormOpen(false)} /> : null}
    </>
  )
}

type ToolbarButtonProps = {
  label: string
  keys: string
  isPressed?: boolean
  isFirst?: boolean
  disabled?: boolean
  onPress(): void
  children: React.ReactNode
}

function ToolbarButton({ label, keys, isPressed, isFirst, disabled, onPress, children }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      title={`${label} ${keys}`}
      aria-pressed={isPressed}
      aria-disabled={disabled}
      onClick={() => disabled || onPress()}
      className={cn(
        'grid size-8 place-items-center max-sm:size-9 rounded text-muted-foreground hover:bg-accent hover:text-foreground aria-disabled:opacity-45 aria-pressed:bg-secondary aria-pressed:text-primary [&_svg]:size-4',
      )}
    >
      {children}
    </button>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const buttons = [...event.currentTarget.querySelectorAll('button')]
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
