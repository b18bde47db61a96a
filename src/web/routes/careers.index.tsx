import { createFileRoute } from '@tanstack/react-router'
import { page } from '../layouts/page-rules.ts'

// A page of text: what a page without a screen of its own shows.
export const Route = createFileRoute('/careers/')({
  staticData: page('R-137', { words: ['content', 'content-articles', 'titles'] }),
})
