import { Form, Link, useRevalidator } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceDrafts } from '#app/local-storage/use-device-drafts'
import { Button, buttonVariants } from '#app/components/ui/button'
import { foundDrafts, nameOf, type FoundDraft, type ServerDraft } from './found-drafts'
import { keepFound } from './keep-found'
import type { KeptDraft } from './kept-draft'
import { KeptNotes } from './kept-notes'
import { shelfAddress, type ShelfQuery } from './shelf-query'
import { useSaidTime } from './use-said-time'

type DraftListProps = { server: ServerDraft[]; now: number; query: ShelfQuery; posted: readonly KeptDraft[] }

/** Drafts that are in no account: of the server at once, of this device as soon as scripts can ask it. */
export function DraftList({ server, now, query, posted }: DraftListProps) {
  const { t } = useTranslation()
  const { drafts: device = [], askAgain } = useDeviceDrafts()
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState(posted)
  const [names, setNames] = useState<Record<string, string>>({})
  const [keeping, setKeeping] = useState('')
  const drafts = foundDrafts(server, device)
  if (drafts.length === 0 && kept.length === 0) return null

  async function keep(draft: FoundDraft) {
    setKeeping(draft.id)
    setNames((known) => ({ ...known, [draft.id]: nameOf(draft) }))
    setKept(await keepFound([draft]))
    setKeeping('')
    askAgain()
    revalidate()
  }

  return (
    <section aria-labelledby="drafts" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="drafts" className="font-semibold">
          {t('myResumes.drafts.title')}
        </h2>
        {drafts.length > 1 ? (
          <Link to="/resume/keep?to=/resume/my" className="text-sm text-primary hover:underline">
            {t('myResumes.drafts.keepAll')}
          </Link>
        ) : null}
      </div>
      <p className="mt-1 mb-3 text-sm text-muted-foreground">{t('myResumes.drafts.text')}</p>
      <KeptNotes
        kept={kept}
        nameOf={(id) => names[id] ?? nameOf(drafts.find((draft) => draft.id === id) ?? nobody)}
      />
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border bg-card empty:hidden">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            now={now}
            query={query}
            keeping={keeping === draft.id}
            onKeep={() => void keep(draft)}
          />
        ))}
      </ul>
    </section>
  )
}
const nobody = { name: '', position: '' }

type DraftRowProps = Pick<DraftListProps, 'now' | 'query'> & {
  draft: FoundDraft
  keeping: boolean
  onKeep(): void
}

function DraftRow({ draft, now, query, keeping, onKeep }: DraftRowProps) {
  const { t } = useTranslation()
  const said = useSaidTime(now)
  const name = nameOf(draft) || t('myResumes.drafts.untitled')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-primary" />
      <div className="min-w-0 grow basis-48">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-subtle-foreground">
          {t(`myResumes.drafts.${draft.home}`, { time: said(draft.updatedAt) })}
        </p>
      </div>
      <Link
        to={`/resume/edit/offline?draft=${draft.id}`}
        aria-label={t('myResumes.drafts.openNamed', { name })}
        className={buttonVariants({ variant: 'ghost', size: 'sm' })}
      >
        {t('myResumes.drafts.open')}
      </Link>
      <Form
        method="post"
        action={shelfAddress(query)}
        onSubmit={(event) => {
          event.preventDefault()
          onKeep()
        }}
      >
        <input type="hidden" name="draft" value={draft.id} />
        <Button
          type="submit"
          name="intent"
          value="keep"
          variant="outline"
          size="sm"
          disabled={keeping}
          aria-label={t('myResumes.drafts.keepNamed', { name })}
        >
          {t(keeping ? 'myResumes.drafts.keeping' : 'myResumes.drafts.keep')}
        </Button>
      </Form>
    </li>
  )
}
