import { Suspense } from 'react'
import { optionalPart } from '#app/components/ui/optional-part'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { PictureField as pictureField } from './picture-field'

/** Loads with the first entry that holds a picture; without a network the picture stays as it is. */
const PictureField = import.meta.env.SSR
  ? pictureField
  : optionalPart(
      async () => (await importWithTexts(() => import('./picture-field'), ['editor-tools'])).PictureField,
    )

/** The picture of an entry. */
export function LazyPictureField(props: Parameters<typeof pictureField>[0]) {
  return (
    <Suspense>
      <PictureField {...props} />
    </Suspense>
  )
}
