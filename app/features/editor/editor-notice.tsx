import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { useEditor } from './state/editor-context'

/** A field in which the newer version differs from the posted one. */
type FieldConflict = { label: string; theirs: string }

/**
 * The result of a save: saved (until when), conflict with a newer version, saved as a separate draft, storage
 * blocked, or refused.
 */
export type Notice =
  | { kind: 'saved'; until?: string }
  | { kind: 'conflict' | 'aside'; otherHref: string; ofAccount?: true; conflicts?: readonly FieldConflict[] }
  | { kind: 'blocked' }
  | { kind: 'refused'; text: string }

const toneClasses = {
  alert: 'bg-destructive/10 text-destructive',
  warning: 'bg-warning-soft text-warning',
  done: 'needs-no-script bg-secondary text-primary',
}

export function EditorNotice({ notice }: { notice?: Notice }) {
  const { t } = useTranslation('editor')
  const problems = useEditor((state) => Object.keys(state.problems).length)
  return (
    <div role={problems > 0 ? 'alert' : 'status'} className="space-y-2 empty:hidden">
      {problems > 0 ? <NoticeText tone="alert">{t('problems', { count: problems })}</NoticeText> : null}
      {notice?.kind === 'saved' && problems === 0 ? (
        <NoticeText tone="done">
          {t('saved')} {notice.until ? t('savedUntil', { date: notice.until }) : null}
        </NoticeText>
      ) : null}
      {notice?.kind === 'conflict' || notice?.kind === 'aside' ? <OtherVersionNotice {...notice} /> : null}
      {notice?.kind === 'blocked' ? <NoticeText tone="warning">{t('device.blocked')}</NoticeText> : null}
      {notice?.kind === 'refused' ? <NoticeText tone="alert">{notice.text}</NoticeText> : null}
    </div>
  )
}

function NoticeText({ tone, children }: { tone: keyof typeof toneClasses; children: ReactNode }) {
  return <p className={`rounded-md px-3 py-2 text-sm ${toneClasses[tone]}`}>{children}</p>
}

type OtherVersionNoticeProps = Extract<Notice, { otherHref: string }>

function OtherVersionNotice({ kind, otherHref, ofAccount, conflicts = [] }: OtherVersionNoticeProps) {
  const { t } = useTranslation('editor')
  if (ofAccount) return <PostedConflictNotice reloadHref={otherHref} conflicts={conflicts} />
  return (
    <NoticeText tone="warning">
      {t(kind)}{' '}
      <Link to={otherHref} reloadDocument className="underline">
        {t(kind === 'conflict' ? 'conflictTheirs' : 'asideOther')}
      </Link>
    </NoticeText>
  )
}

/**
 * The sync warning without scripts: the form below contains the typed text, and each choice is a button or
 * link.
 */
type PostedConflictNoticeProps = { reloadHref: string; conflicts: readonly FieldConflict[] }

function PostedConflictNotice({ reloadHref, conflicts }: PostedConflictNoticeProps) {
  const { t } = useTranslation('editor')
  return (
    <div className="needs-no-script space-y-3 rounded-md bg-warning-soft px-3 py-3 text-sm text-warning">
      <p className="font-medium">{t('sync.title')}</p>
      <p>{t('sync.posted')}</p>
      {conflicts.length > 0 ? <p>{t('sync.postedMerged')}</p> : null}
      <dl className="space-y-2 empty:hidden">
        {conflicts.map(({ label, theirs }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="whitespace-pre-wrap">{theirs}</dd>
          </div>
        ))}
      </dl>
      <ul className="space-y-2">
        <li>
          <Button type="submit" name="intent" value="save" variant="outline" size="sm">
            {t('sync.mine')}
          </Button>{' '}
          {t('sync.mineText')}
        </li>
        <li>
          <Link to={reloadHref} reloadDocument className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {t('sync.theirs')}
          </Link>{' '}
          {t('sync.theirsPostedText')}
        </li>
        <li>
          <Button type="submit" name="intent" value="copy" variant="outline" size="sm">
            {t('sync.both')}
          </Button>{' '}
          {t('sync.bothText')}
        </li>
      </ul>
    </div>
  )
}
