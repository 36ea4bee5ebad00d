import { useTranslation } from 'react-i18next'
import { Sparkles, X } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#app/components/ui/button'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { LoginToRewrite } from './login-to-rewrite'
import { RewritePanelContent } from './rewrite-panel-content'

type RewritePanelProps = {
  /** Id of the stored resume; undefined for a guest's draft. */
  id?: string
  /** The part to rewrite; '' for the whole resume. */
  target: string
}

/** The rewrite panel: beside the form, on a phone at the bottom. */
export function RewritePanel({ id, target }: RewritePanelProps) {
  if (id !== undefined)
    return (
      <PanelFrame>
        <RewritePanelContent id={id} target={target} />
      </PanelFrame>
    )
  return (
    <PanelFrame>
      <div className="px-4 py-6 sm:px-5">
        <LoginToRewrite target={target} />
      </div>
    </PanelFrame>
  )
}

function PanelFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('rewrite')
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const close = useDismiss(panel)
  return (
    <aside
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="print-none fixed inset-x-0 bottom-0 z-30 flex h-[82dvh] animate-appear flex-col rounded-t-xl border border-border bg-popover shadow-xl outline-none lg:top-[calc(3.5rem+var(--banner,0px))] lg:right-auto lg:left-[calc(min(44rem,100%-24rem)-27rem)] lg:h-auto lg:w-[27rem] lg:rounded-none lg:border-y-0"
    >
      <div className="flex items-center gap-2 border-b border-border px-4 py-2.5 sm:px-5">
        <Sparkles aria-hidden className="size-4 text-primary" />
        <h2 id={titleId} className="font-semibold">
          {t('title')}
        </h2>
        <p className="min-w-0 grow truncate text-right text-xs text-subtle-foreground">{t('label')}</p>
        <Button variant="ghost" size="icon-sm" aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </Button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain">{children}</div>
    </aside>
  )
}

/** Moves the focus into the panel, and back on close. */
function useDismiss(panel: React.RefObject<HTMLElement>): () => void {
  const store = useEditorStore()
  const close = useCallback(() => store.setState({ rewriteTarget: null }), [store])
  useEffect(() => {
    const previousFocus = document.activeElement
    const frame = panel.current
    frame?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInOtherLayer(event.target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const hasFocus = frame?.contains(document.activeElement) || document.activeElement === document.body
      if (hasFocus && previousFocus instanceof HTMLElement) focusOpener(previousFocus)
    }
  }, [panel, close])
  return close
}

/** Dialogs and toasts handle Escape themselves. */
function isInOtherLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [data-toasts]') !== null
}

/** Focuses the opening button or, when its menu has closed, the menu's button. */
function focusOpener(opener: HTMLElement): void {
  opener.focus()
  if (document.activeElement !== opener) opener.closest('details')?.querySelector('summary')?.focus()
}
