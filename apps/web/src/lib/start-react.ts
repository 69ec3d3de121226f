// React sets itself up in the file, and so in the task, that it comes in: between that and our own code the page
// answers.
import 'react-dom/client';
