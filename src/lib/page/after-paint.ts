/** Runs a task once the browser has painted what React has just put on the page: a timer ends after the next frame. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
