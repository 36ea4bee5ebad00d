import type { Language } from '#contract/validation/field-error-codes'
import { enRouteTexts } from './en-route-texts'
import { zhRouteTexts, type RouteTexts } from './zh-route-texts'

/** The texts of rooms that few pages show: their loaders send them along, so that no other page is made to load them. */
export function loadRouteTexts<R extends keyof RouteTexts>(
  language: Language,
  namespace: R,
): Pick<RouteTexts, R> {
  return { [namespace]: (language === 'en' ? enRouteTexts : zhRouteTexts)[namespace] } as Pick<RouteTexts, R>
}
