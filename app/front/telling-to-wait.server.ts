import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { UpstreamFailure } from '#app/upstream/failure'
import { loggedPath } from '#app/visit/logged-path'

type Door = (args: LoaderFunctionArgs) => unknown

/**
 * The build, with doors that answer 503 where the service behind could not be asked now, and 400 where a form cannot be read:
 * a page that says so, not that we broke.
 */
export function tellingToWait(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const doors = {
      ...(loader && { loader: waiting(loader as Door) }),
      ...(action && { action: waiting(action as Door) }),
    }
    return [id, { ...route, module: { ...route.module, ...doors } }]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function waiting(door: Door): Door {
  return async (args) => {
    try {
      return await door(args)
    } catch (error) {
      if (isNoForm(error)) throw new Response(null, { status: 400 })
      if (!(error instanceof UpstreamFailure) || !isForNow(error)) throw error
      const { log, requestId } = args.context
      const path = loggedPath(new URL(args.request.url).pathname)
      log.warn({ requestId, kind: error.kind, code: error.code, path }, 'the service could not be asked')
      throw new Response(null, { status: 503 })
    }
  }
}

function isForNow({ kind, code }: UpstreamFailure): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'server' && code >= 502 && code <= 504)
}

/** What Request.formData() throws of a body that is none, or of none that says so. */
function isNoForm(error: unknown): boolean {
  return (
    error instanceof TypeError && /Content-Type was not one of|parse body as FormData/i.test(error.message)
  )
}
