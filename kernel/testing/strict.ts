/** Loaded before every test: whatever changes a table of components throws. */
import { freezeLists } from '../components.ts';

freezeLists();
