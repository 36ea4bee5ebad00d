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
import { RichLink } from './rich-link'
import { useToolTexts } from './tool-texts'

const acts = {
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
const actNames = Object.keys(acts) as (keyof typeof acts)[]

/** What can be done with the words: one stop of the tab key, arrows inside. */
export function RichToolbar({ editor }: { editor: Editor }) {
  const { rich } = useToolTexts()
  const state = useWritingState(editor)
  const [linking, setLinking] = useState(false)
  useEffect(() => {
    const keys = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setLinking(true)
    }
    const { dom } = editor.view
    dom.addEventListener('keydown', keys)
    return () => dom.removeEventListener('keydown', keys)
  }, [editor])
  return (
    <>
      <div
        role="toolbar"
        aria-label={rich.toolbar}
        onKeyDown={goAlong}
        // The focus, and with it the phone's keyboard, stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        className="flex max-sm:-mx-1 max-sm:mb-1 sm:absolute sm:-top-1.5 sm:right-0"
      >
        {actNames.map((name, i) => {
          const { icon: Icon, keys, run } = acts[name]
          return (
            <Act
              key={name}
              first={i === 0}
              label={rich[name]}
              keys={keys}
              pressed={state.includes(name)}
              onPress={() => run(editor)}
            >
              <Icon aria-hidden />
            </Act>
          )
        })}
        {state.includes('listItem') ? (
          <>
            <Act
              label={rich.in}
              keys="Tab"
              onPress={() => editor.chain().focus().setMeta('apart', true).sinkListItem('listItem').run()}
              disabled={!state.includes('sink')}
            >
              <IndentIncrease aria-hidden />
            </Act>
            <Act
              label={rich.out}
              keys="Shift+Tab"
              onPress={() => editor.chain().focus().setMeta('apart', true).liftListItem('listItem').run()}
            >
              <IndentDecrease aria-hidden />
            </Act>
          </>
        ) : null}
        <Act
          label={rich.link}
          keys="Ctrl+K"
          pressed={state.includes('link')}
          onPress={() => setLinking(!linking)}
        >
          <LinkIcon aria-hidden />
        </Act>
      </div>
      {linking ? <RichLink editor={editor} onDone={() => setLinking(false)} /> : null}
    </>
  )
}

type ActProps = {
  label: string
  keys: string
  pressed?: boolean
  first?: boolean
  disabled?: boolean
  onPress(): void
  children: React.ReactNode
}

function Act({ label, keys, pressed, first, disabled, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      tabIndex={first ? 0 : -1}
      aria-label={label}
      title={`${label} ${keys}`}
      aria-pressed={pressed}
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

function goAlong(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (step === 0 || at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]!.focus()
}

/** The marks and lists at the caret; drawn again only when they change, not at each key. */
function useWritingState(editor: Editor): string[] {
  const [state, setState] = useState('')
  useEffect(() => {
    const look = () =>
      setState(
        [...actNames, 'link', 'listItem']
          .filter((name) => editor.isActive(name))
          .concat(editor.can().sinkListItem('listItem') ? 'sink' : [])
          .join(),
      )
    look()
    editor.on('transaction', look)
    return () => void editor.off('transaction', look)
  }, [editor])
  return state.split(',')
}
