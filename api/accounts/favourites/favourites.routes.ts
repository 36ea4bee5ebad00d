import type { Handlers } from '../../http/call-handler'
import type { Dependencies } from '../../dependencies'
import { addFavourites, listFavourites, removeFavourites } from './favourites.queries'

export function favouriteRoutes({
  db,
  clock,
  templates,
}: Dependencies): Pick<Handlers, 'listFavouriteTemplates' | 'changeFavouriteTemplates'> {
  return {
    listFavouriteTemplates: (_, { userId }) => listFavourites(db, userId),

    async changeFavouriteTemplates({ add, remove }, { userId }) {
      const known = [...new Set(add)].filter((id) => templates.some((template) => template.id === id))
      return db.transaction().execute(async (trx) => {
        await addFavourites(trx, userId, known, clock())
        await removeFavourites(trx, userId, remove)
        return listFavourites(trx, userId)
      })
    },
  }
}
