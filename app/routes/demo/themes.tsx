import { demoMeta } from '#app/features/demo/demo-meta'
import { ThemesPage } from '#app/features/demo/pages/themes-page'

export const meta = demoMeta('dmtest')

export default function Demo() {
  return <ThemesPage />
}
