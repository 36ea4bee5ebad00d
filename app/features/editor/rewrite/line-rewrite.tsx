import { useTranslation } from 'react-i18next'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { rememberAiWriting } from './ai-marks'
import { FocusedButton, LineFrame } from './line-frame'
import { LineProposal } from './line-proposal'
import { LoginToRewrite } from './login-to-rewrite'
import { proposedLine, replaceLine } from './replace-line'
import { CreditsLeft, RewriteCost } from './rewrite-cost'
import { RewriteOutcome } from './rewrite-outcome'
import { useRewrite } from './use-rewrite'

type LineRewriteProps = {
  /** The text's field, `<id of its entry>.text`. */
  field: string
  /** The line to rewrite, as Markdown without its bullet, or some that follow each other. */
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
  const count = line.split('\n').length
  function accept(rewritten: string) {
    const { resume, replace } = store.getState()
    const after = replaceLine(resume, field, line, rewritten)
    if (after === resume) return setIsStale(true)
    rememberAiWriting(store, field, { before: line, after: rewritten })
    replace(after)
    onClose()
  }
  function leave() {
    if (state === 'asking' || isRunning) void stop()
    onClose()
  }

  if (!rewriteState)
    return (
      <LineFrame onClose={leave} count={count}>
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
      <LineFrame onClose={leave} count={count}>
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
      <LineProposal key={last?.id} {...{ proposed, count, isStale }} onAccept={accept} onClose={leave}>
        {hasMore ? (
          <Button variant="ghost" size="sm" onClick={() => void start()}>
            <RefreshCw aria-hidden />
            {t('line.another')}
          </Button>
        ) : null}
        <span className="grow" />
        <CreditsLeft left={quota.left} />
        {/* Said before another one is asked for. */}
        {hasMore ? <RewriteCost quota={quota} returnTo={`/resume/edit/${id}`} /> : null}
      </LineProposal>
    )
  return (
    <LineFrame onClose={leave} count={count}>
      <p className="mt-2 leading-6 break-words whitespace-pre-line text-muted-foreground">
        “{line.replace(/\*\*|<\/?u>/g, '')}”
      </p>
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
