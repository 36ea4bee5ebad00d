import { useTranslation } from 'react-i18next'
import { Check, RefreshCw, Sparkles, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#app/components/ui/button'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { DiffText } from '#app/components/text-diff/diff-text'
import { LoginToRewrite } from './login-to-rewrite'
import { proposedLine, replaceLine } from './replace-line'
import { CreditsLeft, RewriteCost } from './rewrite-cost'
import { RewriteOutcome } from './rewrite-outcome'
import { useLineKeys } from './use-line-keys'
import { useRewrite } from './use-rewrite'

type LineRewriteProps = {
  /** The text's field, `<id of its entry>.text`. */
  field: string
  /** The line to rewrite, as Markdown without its bullet. */
  line: string
  /** Closes it and goes back to the text. */
  onClose(): void
}

/** Rewrites one line of a text: the cost before, then the line before and after, right below the text. */
export function LineRewrite({ field, line, onClose }: LineRewriteProps) {
  const store = useEditorStore()
  const id = store.getState().rewriteResumeId
  // The samples would lie over it.
  useEffect(() => store.setState({ sampleEntryId: '' }), [store])
  if (id !== undefined) return <LineRewriteSteps {...{ id, field, line, onClose }} />
  return (
    <LineFrame onClose={onClose}>
      <LoginToRewrite target={field} size="sm" />
    </LineFrame>
  )
}

function LineRewriteSteps({ id, field, line, onClose }: LineRewriteProps & { id: string }) {
  const { t } = useTranslation('rewrite')
  const store = useEditorStore()
  const { rewriteState, state, isRunning, refusal, setRefusal, refresh, ask, stop } = useRewrite(id)
  const [hasStarted, setHasStarted] = useState(false)
  const last = hasStarted && state === 'ready' && !isRunning && !refusal ? rewriteState?.last : undefined
  const [proposal] = last?.proposals ?? []
  const proposed = proposal && proposedLine(proposal, line)
  const [isStale, setIsStale] = useState(false)

  async function start() {
    setHasStarted(true)
    setRefusal(undefined)
    if (!(await store.getState().waitUntilSaved())) return setRefusal({ message: t('unsaved'), fields: {} })
    const form = new FormData()
    for (const [name, value] of Object.entries({ act: 'polish', target: field, line })) form.set(name, value)
    await ask(form)
  }
  function accept() {
    if (!proposed) return
    const { resume, replace } = store.getState()
    const after = replaceLine(resume, field, line, proposed.line)
    if (after === resume) return setIsStale(true)
    replace(after)
    onClose()
  }
  function leave() {
    if (state === 'asking' || isRunning) void stop()
    onClose()
  }

  if (!rewriteState)
    return (
      <LineFrame onClose={leave}>
        <p role="status" className="mt-2 text-muted-foreground">
          {state === 'failed' ? t('failed') : t('opening')}
        </p>
        {state === 'failed' ? (
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        ) : null}
      </LineFrame>
    )
  const { quota } = rewriteState
  const hasMore = quota.available && quota.left !== 0
  if (hasStarted && (state === 'asking' || isRunning))
    return (
      <LineFrame onClose={leave}>
        <p role="status" className="mt-2 text-muted-foreground motion-safe:animate-pulse">
          {t('line.asking')}
        </p>
        <Button variant="outline" size="sm" className="mt-2" onClick={leave}>
          {t('stop')}
        </Button>
      </LineFrame>
    )
  if (proposed)
    return (
      <LineFrame onClose={leave} onAccept={accept} note={t('label')}>
        <p className="mt-2 leading-7 break-words whitespace-pre-wrap">
          {proposed.diff.map(({ kind, text }, index) => (
            <DiffText key={index} kind={kind} text={text.replace(/\*\*|<\/?u>/g, '')} />
          ))}
        </p>
        {isStale ? (
          <p role="alert" className="mt-1 text-warning">
            {t('line.stale')}
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <FocusedButton onClick={accept}>
            <Check aria-hidden />
            {t('turn.accept')}
            <Key name="Tab" />
          </FocusedButton>
          <Button variant="outline" size="sm" onClick={leave}>
            {t('line.leave')}
            <Key name="Esc" />
          </Button>
          {hasMore ? (
            <Button variant="ghost" size="sm" onClick={() => void start()}>
              <RefreshCw aria-hidden />
              {t('line.another')}
            </Button>
          ) : null}
          <span className="grow" />
          <CreditsLeft left={quota.left} />
          <p role="status" className="sr-only">
            {t('line.ready')}
          </p>
        </div>
        {/* Said before another one is asked for. */}
        {hasMore ? <RewriteCost quota={quota} returnTo={`/resume/edit/${id}`} /> : null}
      </LineFrame>
    )
  return (
    <LineFrame onClose={leave}>
      <p className="mt-2 leading-6 break-words text-muted-foreground">“{line.replace(/\*\*|<\/?u>/g, '')}”</p>
      {refusal?.message ? (
        <p role="alert" className="mt-2 leading-6 text-destructive">
          {refusal.message}
        </p>
      ) : null}
      {last && !proposed ? (
        <div className="mt-2">
          <RewriteOutcome turn={{ ...last, proposals: [] }} open={0} />
        </div>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <FocusedButton onClick={() => void start()} disabled={!hasMore}>
          <Sparkles aria-hidden />
          {hasStarted ? t('retry') : t('line.start')}
        </FocusedButton>
        <Button variant="ghost" size="sm" onClick={leave}>
          {t('line.leave')}
        </Button>
        <span className="grow" />
        <CreditsLeft left={quota.left} />
      </div>
      {quota.simulated ? <p className="mt-2 text-xs leading-5 text-warning">{t('simulated')}</p> : null}
      <RewriteCost quota={quota} returnTo={`/resume/edit/${id}`} />
    </LineFrame>
  )
}

type LineFrameProps = { onClose(): void; onAccept?: () => void; note?: string; children: ReactNode }

function LineFrame({ onClose, onAccept, note, children }: LineFrameProps) {
  const { t } = useTranslation('rewrite')
  const frame = useRef<HTMLElement>(null)
  useLineKeys(frame, { onClose, onAccept })
  // Some browsers return a promise, which is no clean-up.
  useEffect(() => void frame.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section
      ref={frame}
      aria-label={t('line.title')}
      className="mt-2 animate-appear rounded-md border border-border-strong bg-popover p-3 text-sm shadow-sm"
    >
      <div className="flex items-center gap-2">
        <Sparkles aria-hidden className="size-4 text-primary" />
        <h4 className="shrink-0 font-medium">{t('line.title')}</h4>
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
function FocusedButton(props: React.ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    // The card has grown by what is asked or proposed.
    void button.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <Button ref={button} size="sm" {...props} />
}

function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded border border-current/30 px-1 font-sans text-xs opacity-80 max-sm:hidden"
    >
      {name}
    </kbd>
  )
}
