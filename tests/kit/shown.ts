/** What a page shows: without the words that come with it for what may be shown later. */
export const shownIn = (page: string): string => page.replace(/<script type="application\/json" id="words".*?<\/script>/s, '')
