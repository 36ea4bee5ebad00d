import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { upgradeUrl } from '#app/components/plans/plans-url'
import type { Namespaces } from '#app/i18n/namespaces'

/** Why the import failed: the file, or the plan. `pasted` restores the pasted text. */
export type ImportRejection = (
  { problem: keyof Namespaces['import-export']['problems'] } | { refusal: string }
) & {
  pasted: string
}

/** Shows the reason under the field. */
export function ImportProblem({ id, rejection }: { id: string; rejection: ImportRejection | undefined }) {
  const { t } = useTranslation(['create', 'import-export'])
  if (!rejection) return null
  return (
    <div id={id} role="alert" className="mt-4 text-sm text-destructive">
      <p>{'refusal' in rejection ? rejection.refusal : t(`import-export:problems.${rejection.problem}`)}</p>
      {'refusal' in rejection ? (
        <p className="mt-1 flex flex-wrap justify-center gap-x-3">
          <Link to="/resume/my" className="font-medium underline">
            {t('fullLink')}
          </Link>
          <Link to={upgradeUrl('/resume/create/import')} className="font-medium underline">
            {t('fullUpgrade')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
