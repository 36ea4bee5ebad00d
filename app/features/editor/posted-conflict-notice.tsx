import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'

/** A field in which the newer version differs from the posted one. */
export type FieldConflict = { label: string; theirs: string }

type PostedConflictNoticeProps = { reloadHref: string; conflicts: readonly FieldConflict[] }

/**
 * The sync warning without scripts: the form below contains the typed text, and each choice is a button or
 * link.
 */
export function PostedConflictNotice({ reloadHref, conflicts }: PostedConflictNoticeProps) {
  const { t } = useTranslation('editor-tools')
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
