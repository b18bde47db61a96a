import { createFileRoute, notFound } from '@tanstack/react-router'
import { page } from '../layouts/page-rules.ts'

/** any other path. Nothing matches it, so it is not found, with the main layout and status 404. */
export const Route = createFileRoute('/$')({
  staticData: page('R-003'),
  loader: () => {
    throw notFound()
  },
})
