import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useEditor } from './editor-context'

/** What a posted save has to say: kept (until when), conflict with a newer one, or problems to mend. */
export type Notice =
  | { kind: 'saved'; until: string }
  | { kind: 'conflict'; reloadHref: string }
  | { kind: 'tooBig' }
  | { kind: 'refused'; text: string }

export function EditorNotice({ notice }: { notice?: Notice }) {
  const { t } = useTranslation()
  const problems = useEditor((state) => Object.keys(state.problems).length)
  return (
    <div role={problems > 0 ? 'alert' : 'status'} className="space-y-2 empty:hidden">
      {problems > 0 ? (
        <p className="rounded-md bg-danger/10 px-3 py-2 text-sm text-danger">
          {t('editor.problems', { count: problems })}
        </p>
      ) : null}
      {notice?.kind === 'saved' && problems === 0 ? (
        <p className="needs-no-script rounded-md bg-primary-soft px-3 py-2 text-sm text-primary">
          {t('editor.saved')} {t('editor.savedUntil', { date: notice.until })}
        </p>
      ) : null}
      {notice?.kind === 'conflict' ? (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          {t('editor.conflict')}{' '}
          <Link to={notice.reloadHref} reloadDocument className="underline">
            {t('editor.conflictTheirs')}
          </Link>
        </p>
      ) : null}
      {notice?.kind === 'tooBig' ? (
        <p className="rounded-md bg-danger/10 px-3 py-2 text-sm text-danger">{t('editor.tooBig')}</p>
      ) : null}
      {notice?.kind === 'refused' ? (
        <p className="rounded-md bg-danger/10 px-3 py-2 text-sm text-danger">{notice.text}</p>
      ) : null}
    </div>
  )
}
