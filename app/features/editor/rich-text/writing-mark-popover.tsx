import type { Editor } from '@tiptap/core'
import { Sparkles, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { LineFix } from '#resume-lint/rules/line-rules'
import { applyLineFix } from './apply-line-fix'
import { useDismissPopover } from './use-dismiss-popover'
import type { WritingMark } from './writing-marks'

type WritingMarkPopoverProps = {
  editor: Editor
  mark: WritingMark
  /** Opened by a key: the focus moves into it. */
  byKeyboard: boolean
  onClose(): void
  /** Marks nothing of this kind any more. */
  onMute(): void
  onRewriteLine(): void
}

/** What a mark says: what, why, and the fixes of one press. Below the marked words. */
export function WritingMarkPopover(props: WritingMarkPopoverProps) {
  const { editor, mark, byKeyboard, onClose, onMute, onRewriteLine } = props
  const { t } = useTranslation('editor-tools')
  const titleId = useId()
  const popover = useRef<HTMLDivElement>(null)
  usePositionBelow(editor, mark, popover)
  useDismissPopover(editor, popover, onClose)
  useEffect(() => {
    if (byKeyboard) popover.current?.querySelector('button')?.focus()
  }, [byKeyboard, mark])
  const words = editor.state.doc.textBetween(mark.base + mark.from, mark.base + mark.to)
  const closeAfter = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <div
      ref={popover}
      role="dialog"
      aria-labelledby={titleId}
      className="absolute z-20 w-80 max-w-full animate-appear rounded-lg border border-border bg-popover p-3 text-sm shadow-lg"
    >
      <p id={titleId} className="pr-7 leading-6 font-medium break-words">
        {t(`marks.${mark.rule}.what`, { words })}
      </p>
      <p className="leading-6 text-muted-foreground">{t(`marks.${mark.rule}.why`)}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {mark.fixes.map((fix) => (
          <Button
            key={fix.text}
            size="sm"
            variant="outline"
            onClick={closeAfter(() => applyLineFix(editor, mark, fix))}
          >
            <FixLabel fix={fix} words={words} />
          </Button>
        ))}
        <Button size="sm" variant="ghost" className="text-primary" onClick={closeAfter(onRewriteLine)}>
          <Sparkles aria-hidden />
          {t('marks.rewrite')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="text-muted-foreground"
          onClick={closeAfter(() => {
            onMute()
            editor.commands.focus()
          })}
        >
          {t('marks.mute')}
        </Button>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('marks.close')}
        className="absolute top-1.5 right-1.5"
        onClick={closeAfter(() => editor.commands.focus())}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}

function FixLabel({ fix: { text }, words }: { fix: LineFix; words: string }) {
  const { t } = useTranslation('editor-tools')
  if (text === '\n') return t('marks.split')
  return text === '' ? t('marks.remove', { words }) : t('marks.replace', { text })
}

/** Below the first marked word, within the width of the text. */
function usePositionBelow(editor: Editor, { base, from }: WritingMark, popover: RefObject<HTMLElement>) {
  useLayoutEffect(() => {
    const drawn = popover.current
    const frame = drawn?.offsetParent?.getBoundingClientRect()
    if (!drawn || !frame) return
    const words = editor.view.coordsAtPos(base + from)
    const left = Math.max(0, Math.min(words.left - frame.left, frame.width - drawn.offsetWidth))
    Object.assign(drawn.style, { left: `${left}px`, top: `${words.bottom - frame.top + 6}px` })
  }, [editor, base, from, popover])
}
