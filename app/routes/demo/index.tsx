import { ContentsPage } from '#app/features/demo/pages/contents-page'
import { demoMeta } from '#app/features/demo/demo-meta'

export const meta = demoMeta()

export default function Demo() {
  return <ContentsPage />
}
