import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { importWithTexts } from '#app/i18n/load-namespaces'
import type { SaveConflictDialogProps } from './save-conflict-dialog'

const SaveConflictDialog = lazy(() =>
  importWithTexts(() => import('./save-conflict-dialog'), ['editor-tools', 'style']).then((module) => ({
    default: module.SaveConflictDialog,
  })),
)

/** The question of a conflict, loaded with the first one. */
export function LazySaveConflictDialog(props: SaveConflictDialogProps) {
  return (
    <ErrorBoundary name="save-conflict">
      <Suspense>
        <SaveConflictDialog {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
