import { lazy, Suspense } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { PictureField as pictureField } from './picture-field'

/** Loads with the first entry that holds a picture; without a network the picture stays as it is. */
const PictureField = import.meta.env.SSR
  ? pictureField
  : lazy(async () => {
      const nothing = (): typeof import('./picture-field') => ({ PictureField: () => <></> })
      const module = await importWithTexts(() => import('./picture-field'), ['editor-tools']).catch(nothing)
      return { default: module.PictureField }
    })

/** The picture of an entry. */
export function LazyPictureField(props: Parameters<typeof pictureField>[0]) {
  return (
    <Suspense>
      <PictureField {...props} />
    </Suspense>
  )
}
