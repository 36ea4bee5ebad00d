import { Sparkles, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useLineKeys } from './use-line-keys'

type LineFrameProps = {
  onClose(): void
  onAccept?: () => void
  note?: string
  count?: number
  children: ReactNode
}

/** The card below a text, with the keys that leave it and accept what it proposes. */
export function LineFrame({ onClose, onAccept, note, count = 1, children }: LineFrameProps) {
  const { t } = useTranslation('rewrite')
  const title = count > 1 ? t('line.titleMany', { count }) : t('line.title')
  const frame = useRef<HTMLElement>(null)
  useLineKeys(frame, { onClose, onAccept })
  // Some browsers return a promise, which is no clean-up.
  useEffect(() => void frame.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section
      ref={frame}
      aria-label={title}
      className="mt-2 animate-appear rounded-md border border-border-strong bg-popover p-3 text-sm shadow-sm"
    >
      <div className="flex items-center gap-2">
        <Sparkles aria-hidden className="size-4 text-primary" />
        <h4 className="shrink-0 font-medium">{title}</h4>
        <p className="min-w-0 grow text-right text-xs leading-5 text-subtle-foreground">{note}</p>
        <Button variant="ghost" size="icon-sm" aria-label={t('line.close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {children}
    </section>
  )
}

/** What the next key presses: it takes the focus when it appears, and its card is brought into view. */
export function FocusedButton(props: React.ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    // The card has grown by what is asked or proposed.
    void button.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <Button ref={button} size="sm" {...props} />
}

export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded border border-current/30 px-1 font-sans text-xs opacity-80 max-sm:hidden"
    >
      {name}
    </kbd>
  )
}
