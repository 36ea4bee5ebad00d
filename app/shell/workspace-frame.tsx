import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { workspacePlaces } from './places'
import { SideFrame } from './side-frame'

/** The frame round a person's own pages. It brings `main`; a page brings its h1. */
export function WorkspaceFrame({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <SideFrame label={t('workspace.menu')} places={workspacePlaces} say={(name) => t(name)}>
      {notice}
      {children}
    </SideFrame>
  )
}
