import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import './speak-english.ts'
import { noteActors } from './note-actors.ts'

afterEach(cleanup)
// Waits end with what is waited for; how long they may take is for machines that do much else meanwhile.
configure({ asyncUtilTimeout: 30_000 })
// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => {}
noteActors()
