import { useTranslation } from 'react-i18next'
import { RefusalLinks } from '#app/components/plans/refusal-links'
import type { Namespaces } from '#app/i18n/namespaces'

/** Why the import failed: the file, or the plan. `pasted` restores the pasted text. */
export type ImportRejection = (
  { problem: keyof Namespaces['import-export']['problems'] } | { refusal: string }
) & {
  pasted: string
}

/** Shows the reason under the field. */
export function ImportProblem({ id, rejection }: { id: string; rejection: ImportRejection | undefined }) {
  const { t } = useTranslation('import-export')
  if (!rejection) return null
  return (
    <div id={id} role="alert" className="mt-4 text-sm text-destructive">
      <p>{'refusal' in rejection ? rejection.refusal : t(`problems.${rejection.problem}`)}</p>
      {'refusal' in rejection ? (
        <p className="mt-1 flex flex-wrap justify-center gap-x-3">
          <RefusalLinks over="count" />
        </p>
      ) : null}
    </div>
  )
}
