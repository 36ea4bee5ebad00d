import { z } from 'zod'
import { forUsers } from '../http/endpoint'

const TemplateIds = z.array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)).max(200)
export const FavouriteTemplates = z.array(z.string())

/** The templates that a user marked. */
export const favouriteCalls = {
  /** Ids, the latest first. */
  listFavouriteTemplates: forUsers.get('/api/user/favouriteTemplates', { output: FavouriteTemplates }),
  /** Ids of templates that do not exist are ignored: a device may remember one that is gone. */
  changeFavouriteTemplates: forUsers.post('/api/user/favouriteTemplates/change', {
    input: z.object({ add: TemplateIds.default([]), remove: TemplateIds.default([]) }),
    output: FavouriteTemplates,
  }),
}
