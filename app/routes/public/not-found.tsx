import { ErrorPage } from '#app/layouts/error-page/error-page'

/** Every address nobody answers is a 404, said by the one error page. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default ErrorPage
