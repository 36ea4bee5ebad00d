import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { sayProblem } from '#contract/problems'
import type { LoadedShelf, Refused } from './my-resumes.server'
import { shelfAddress, type ShelfQuery } from './shelf-query'

const verbs = ['rename', 'duplicate', 'bin', 'restore', 'erase'] as const

type ShelfNoticeProps = {
  shelf: LoadedShelf
  query: ShelfQuery
  address: URLSearchParams
  /** A higher plan would take more. */
  canUpgrade: boolean
  refused: Refused | undefined
}

/** What the last press did, with the way back; what was refused and why; and what a full shelf means. */
export function ShelfNotice({ shelf, query, address, canUpgrade, refused }: ShelfNoticeProps) {
  const { live, bin, limit } = shelf
  const { t, i18n } = useTranslation()
  const done = verbs.find((verb) => verb === address.get('done'))
  const id = address.get('of') ?? ''
  const resume = [...live, ...bin].find((one) => one.id === id)
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is often gone with its card: go on from what is said about it.
  useEffect(() => {
    if (done && !refused) place.current?.focus({ preventScroll: true })
  }, [done, id, refused])

  const refusal = refused?.verb === 'rename' ? undefined : refused
  const saidNo =
    refusal?.said ?? (refusal?.problem && sayProblem(refusal.problem, i18n.language === 'en' ? 'en' : 'zh'))
  const isFull = limit >= 0 && live.length === limit
  return (
    <div className="mt-4 space-y-2 empty:hidden">
      {saidNo ? (
        <p role="alert" className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
          {saidNo}
        </p>
      ) : null}
      {done && !refused && (resume || done === 'erase') ? (
        <div
          ref={place}
          role="status"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-secondary px-3 py-2 text-sm text-primary"
        >
          <p>{t(`myResumes.done.${done}`, { title: resume?.title ?? '' })}</p>
          {done === 'bin' && resume?.deletedAt ? <Undo id={id} query={query} /> : null}
        </div>
      ) : null}
      {address.has('binned') ? (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('myResumes.binned.open')}
        </p>
      ) : null}
      {isFull ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('myResumes.full', { limit })}{' '}
          {canUpgrade ? (
            <Link
              to={shelfAddress(query, { upgrade: 'resumes' })}
              preventScrollReset
              className="font-medium underline"
            >
              {t('myResumes.upgrade')}
            </Link>
          ) : null}
        </p>
      ) : null}
      {limit >= 0 && live.length > limit ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('myResumes.over', { used: live.length, limit })}
        </p>
      ) : null}
    </div>
  )
}

function Undo({ id, query }: { id: string; query: ShelfQuery }) {
  const { t } = useTranslation()
  return (
    <Form method="post" action={shelfAddress(query)} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="ghost"
        size="sm"
        className="text-primary underline"
      >
        {t('myResumes.undo')}
      </Button>
    </Form>
  )
}
