import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../features/support/contact-form/contact-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/contact/')({
  staticData: page('contact', { words: ['content-contact'] }),
  component: ContactScreen,
})
