import { demoMeta } from '#app/features/demo/demo-meta'
import { MessagesPage } from '#app/features/demo/pages/messages-page'

export const meta = demoMeta('command-message')

export default function Demo() {
  return <MessagesPage />
}
