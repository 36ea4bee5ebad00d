import { demoMeta } from '#app/features/component-demos/demo-meta'
import { MessagesPage } from '#app/features/component-demos/pages/messages-page'

export const handle = { i18n: ['demo-feedback'] }

export const meta = demoMeta('command-message')

export default MessagesPage
