import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { useEditor } from './state/editor-context'

/**
 * The result of a save: saved (until when), conflict with a newer version, saved as a separate draft, storage
 * blocked, too big, or refused.
 */
export type Notice =
  | { kind: 'saved'; until?: string }
  | { kind: 'conflict'; reloadHref: string; ofAccount?: true }
  | { kind: 'aside'; otherHref: string }
  | { kind: 'blocked' }
  | { kind: 'tooBig' }
  | { kind: 'refused'; text: string }

export function EditorNotice({ notice }: { notice?: Notice }) {
  const { t } = useTranslation('editor')
  const problems = useEditor((state) => Object.keys(state.problems).length)
  return (
    <div role={problems > 0 ? 'alert' : 'status'} className="space-y-2 empty:hidden">
      {problems > 0 ? (
        <p className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
          {t('problems', { count: problems })}
        </p>
      ) : null}
      {notice?.kind === 'saved' && problems === 0 ? (
        <p className="needs-no-script rounded-md bg-secondary px-3 py-2 text-sm text-primary">
          {t('saved')} {notice.until ? t('savedUntil', { date: notice.until }) : null}
        </p>
      ) : null}
      {notice?.kind === 'conflict' && notice.ofAccount ? <PostedConflictNotice {...notice} /> : null}
      {notice?.kind === 'conflict' && !notice.ofAccount ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('conflict')}{' '}
          <Link to={notice.reloadHref} reloadDocument className="underline">
            {t('conflictTheirs')}
          </Link>
        </p>
      ) : null}
      {notice?.kind === 'aside' ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('aside')}{' '}
          <Link to={notice.otherHref} reloadDocument className="underline">
            {t('asideOther')}
          </Link>
        </p>
      ) : null}
      {notice?.kind === 'blocked' ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">{t('device.blocked')}</p>
      ) : null}
      {notice?.kind === 'tooBig' ? (
        <p className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">{t('tooBig')}</p>
      ) : null}
      {notice?.kind === 'refused' ? (
        <p className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">{notice.text}</p>
      ) : null}
    </div>
  )
}

/**
 * The sync warning without scripts: the form below contains the typed text, and each choice is a button or
 * link.
 */
function PostedConflictNotice({ reloadHref }: { reloadHref: string }) {
  const { t } = useTranslation('editor')
  return (
    <div className="needs-no-script space-y-3 rounded-md bg-warning-soft px-3 py-3 text-sm text-warning">
      <p className="font-medium">{t('sync.title')}</p>
      <p>{t('sync.posted')}</p>
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
