const wholeDoi = /^(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/|doi[:：] ?)?(10\.\d{4,9}\/[!-~]{1,300})$/i

/** The DOI that a text is, as `10.1000/182`: alone, after `doi:` or in the address of its resolver. */
export function doiOf(text: string): string | undefined {
  return wholeDoi.exec(text.trim())?.[1]
}

/** Where a DOI leads. */
export const doiUrl = (doi: string) => `https://doi.org/${doi}`
