import { Form, Link, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { useDeviceDrafts } from '#app/local-storage/use-device-drafts'
import { foundDrafts, nameOf, type FoundDraft, type ServerDraft } from './found-drafts'
import { keepFound } from './keep-found'
import { afterKeeping, type KeptDraft } from './kept-draft'
import { KeptNotes } from './kept-notes'
import { useSaidTime } from './use-said-time'

type KeepPageProps = {
  server: ServerDraft[]
  to: string
  now: number
  /** What a plain form has kept of what it posted; some of it was not. */
  posted?: { kept: KeptDraft[]; names: Record<string, string>; onward: string }
}

/** After a login: the drafts written before, all ticked. Nothing is kept unasked, and nothing is dropped. */
export function KeepPage({ server, to, now, posted }: KeepPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { drafts: device, askAgain } = useDeviceDrafts()
  const [outcome, setOutcome] = useState(posted)
  const [keeping, setKeeping] = useState(false)
  const drafts = foundDrafts(server, device ?? [])
  const shownOutcome = outcome ?? posted
  const isEmpty = device !== undefined && drafts.length === 0
  useEffect(() => {
    if (isEmpty && !shownOutcome) navigate(to, { replace: true })
  }, [isEmpty, shownOutcome, navigate, to])

  async function keep(form: FormData) {
    const ticked = drafts.filter(({ id }) => form.getAll('draft').includes(id))
    setKeeping(true)
    const kept = await keepFound(ticked)
    const onward = afterKeeping(to, kept)
    if (kept.every((one) => one.outcome === 'kept' && !one.changedSince)) return navigate(onward)
    setOutcome({
      kept,
      names: Object.fromEntries(ticked.map((draft) => [draft.id, nameOf(draft)])),
      onward,
    })
    setKeeping(false)
    askAgain()
  }

  const onward = shownOutcome?.onward ?? to
  return (
    <main className="mx-auto max-w-2xl px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
      <h1 className="text-3xl font-semibold tracking-tight">{t('myResumes.keep.title')}</h1>
      {shownOutcome ? (
        <div className="mt-6">
          <KeptNotes kept={shownOutcome.kept} nameOf={(id) => shownOutcome.names[id] ?? ''} />
          <Link to={onward} className={`${buttonVariants()} mt-5`}>
            {t('myResumes.keep.onward')}
          </Link>
        </div>
      ) : (
        <NotYet drafts={drafts} looking={device === undefined} to={to} />
      )}
      {drafts.length > 0 && !shownOutcome ? (
        <Form
          method="post"
          action={`/resume/keep?${new URLSearchParams({ to })}`}
          className="mt-6"
          onSubmit={(event) => {
            event.preventDefault()
            void keep(new FormData(event.currentTarget))
          }}
        >
          <ul className="divide-y divide-border rounded-lg border border-border bg-card">
            {drafts.map((draft) => (
              <DraftChoice key={draft.id} draft={draft} now={now} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={keeping}>
              {t(keeping ? 'myResumes.keep.going' : 'myResumes.keep.go')}
            </Button>
            <Link to={to} className={buttonVariants({ variant: 'outline' })}>
              {t('myResumes.keep.later')}
            </Link>
          </div>
          <p className="mt-3 text-sm text-subtle-foreground">{t('myResumes.keep.laterText')}</p>
        </Form>
      ) : null}
    </main>
  )
}

/** Before there is anything to tick: what is asked, or that there is nothing. Without scripts only the server's are known. */
function NotYet({ drafts, looking, to }: { drafts: FoundDraft[]; looking: boolean; to: string }) {
  const { t } = useTranslation()
  if (drafts.length > 0) return <p className="mt-3 text-muted-foreground">{t('myResumes.keep.lead')}</p>
  return (
    <>
      <p className="needs-script mt-3 text-muted-foreground">
        {t(looking ? 'myResumes.keep.looking' : 'myResumes.keep.none')}
      </p>
      <p className="needs-no-script mt-3 text-muted-foreground">{t('myResumes.keep.none')}</p>
      <Link to={to} className={`${buttonVariants()} mt-5`}>
        {t('myResumes.keep.onward')}
      </Link>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
    </>
  )
}

function DraftChoice({ draft, now }: { draft: FoundDraft; now: number }) {
  const { t } = useTranslation()
  const said = useSaidTime(now)
  return (
    <li>
      <Checkbox name="draft" value={draft.id} defaultChecked className="gap-3 px-4 py-3 hover:bg-accent">
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {nameOf(draft) || t('myResumes.drafts.untitled')}
          </span>
          <span className="block text-sm text-subtle-foreground">
            {t(`myResumes.drafts.${draft.home}`, { time: said(draft.updatedAt) })}
          </span>
        </span>
      </Checkbox>
    </li>
  )
}
