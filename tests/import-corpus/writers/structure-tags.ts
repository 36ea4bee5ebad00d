import type { Objects } from './fonts'
import type { Element } from './pages'
import type { Tags } from './write-pages'

/** The stretches of marked content of a document's elements, by their pages. */
export function createStructureTags(root: Element): Tags & { begin(page: number, element: Element): string } {
  const owners: Element[][] = []
  const marks = new Map<Element, { page: number; id: number }[]>()

  function writeElement(
    element: Element,
    parent: number,
    to: { objects: Objects; pages: readonly number[]; numbers: Map<Element, number> },
  ) {
    const { objects, pages, numbers } = to
    const number = objects.reserve()
    numbers.set(element, number)
    const own = marks.get(element) ?? []
    const kids = [
      ...own.map(({ page, id }) =>
        page === own[0]!.page ? `${id}` : `<</Type/MCR/Pg ${pages[page]} 0 R/MCID ${id}>>`,
      ),
      ...element.children.map((one) => `${writeElement(one, number, to)} 0 R`),
    ]
    const page = own[0] ? `/Pg ${pages[own[0].page]} 0 R` : ''
    objects.set(number, `<</Type/StructElem/S/${element.role}/P ${parent} 0 R/K[${kids.join(' ')}]${page}>>`)
    return number
  }

  return {
    begin(page, element) {
      const ofPage = (owners[page] ??= [])
      const id = ofPage.push(element) - 1
      const own = marks.get(element)
      if (own) own.push({ page, id })
      else marks.set(element, [{ page, id }])
      return `/${element.role} <</MCID ${id}>> BDC `
    },
    write(objects, pages) {
      const number = objects.reserve()
      const numbers = new Map<Element, number>()
      const document = writeElement(root, number, { objects, pages, numbers })
      const parents = pages.map(
        (_, i) => `${i} [${(owners[i] ?? []).map((one) => `${numbers.get(one)} 0 R`).join(' ')}]`,
      )
      objects.set(
        number,
        `<</Type/StructTreeRoot/RoleMap<<>>/K[${document} 0 R]/ParentTree <</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${pages.length}>>`,
      )
      return number
    },
  }
}
