import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerIcons } from '#app/features/icons/answer-icons.server'
import { settings } from '#app/settings.server'

/** `/icons/{set}.json?icons=…`: icons whose names come from data. */
export function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  return answerIcons(request, file, settings.iconHosts)
}
