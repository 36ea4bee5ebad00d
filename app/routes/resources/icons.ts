import type { LoaderFunctionArgs } from '@remix-run/node'
import { iconsResponse } from '#app/features/serve-icon-sets/icons-response.server'
import { settings } from '#app/settings.server'

/** `/icons/{set}.json?icons=…`: icons whose names come from data. */
export function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  return iconsResponse(request, file, settings.iconHosts)
}
