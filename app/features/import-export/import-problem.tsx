import { useTranslation } from 'react-i18next'
import type { Namespaces } from '#app/i18n/namespaces'

/** Why a file could not be read. `pasted` restores the pasted text. */
export type ImportRejection = { problem: keyof Namespaces['import-export']['problems']; pasted: string }

/** Shows the reason under the field. */
export function ImportProblem({ id, rejection }: { id: string; rejection: ImportRejection | undefined }) {
  const { t } = useTranslation('import-export')
  if (!rejection) return null
  return (
    <div id={id} role="alert" className="mt-4 text-sm text-destructive">
      {t(`problems.${rejection.problem}`)}
    </div>
  )
}
