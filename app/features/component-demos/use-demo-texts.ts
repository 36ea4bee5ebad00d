import { useRouteLoaderData } from '@remix-run/react'
import type { DemoTexts } from '#app/i18n/zh/demo'

/** Of the door that frames the book. */
export const demoRouteId = 'routes/demo/layout'

export function useDemoTexts(): DemoTexts {
  const loaded = useRouteLoaderData(demoRouteId) as { texts: DemoTexts } | undefined
  if (!loaded) throw new Error('A page of the book was opened outside of it')
  return loaded.texts
}
